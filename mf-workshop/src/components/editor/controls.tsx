/** The controls of the editor. */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import type { NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import type { PropertyName, TextName, TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { Button } from '@vipp/shared/ui/button';
import fieldStyles from '@vipp/shared/ui/form/form-field.module.css';
import { FIELD_WORDS } from '../../model/editor-words';
import { useEditor } from '../../model/use-editor-session';
import { Labelled } from '../parts';
import styles from './editor.module.css';

/** Controls that belong together. */
export const Fieldset = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.fieldset}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);

type DraftCheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

export const DraftCheck = ({ label, isChecked, onChange }: DraftCheckProps) => (
  <label className={fieldStyles.option}>
    <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

type DraftChoiceProps = {
  label: string;
  value: string;
  /** Value and text of each choice. */
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

/** A list of choices. An unknown value is shown as it is. */
export const DraftChoice = ({ label, value, choices, onChange }: DraftChoiceProps) => (
  <Labelled label={label}>
    {(attributes) => (
      <select {...attributes} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {!choices.some(([known]) => known === value) && <option value={value}>{value || 'Choisissez'}</option>}
        {choices.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

/** A property that is there or not. */
export function DraftFlag({ part, name, on }: { part: TreeNode; name: 'decimals' | 'width'; on?: 'half' }) {
  const { set } = useEditor();
  const isChecked = (part.node.get(name) ?? undefined) !== undefined;
  const change = (isOn: boolean) => set(part, { [name]: isOn ? (on ?? true) : undefined });
  return <DraftCheck label={FIELD_WORDS[name]} isChecked={isChecked} onChange={change} />;
}

type DraftValueProps = {
  part: TreeNode;
  name: 'min' | 'max' | 'count' | 'maxLength' | 'publishedOn' | 'closesOn';
  hint?: string;
  /** Limits of a whole number; a date has none. */
  limits?: readonly [min: number, max?: number];
  /** Whether a number may be blank. */
  isOptional?: boolean;
};

/** A whole number or a day of a part. An invalid text stays until the field loses the focus. */
export function DraftValue({ part, name, hint, limits, isOptional }: DraftValueProps) {
  const { set } = useEditor();
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    if (!limits) set(part, { [name]: text });
    else if (/^\d{1,9}$/.test(text)) set(part, { [name]: Number(text) });
    else if (isOptional && text === '') set(part, { [name]: undefined });
  };
  return (
    <Labelled label={FIELD_WORDS[name]} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          type={limits ? 'number' : 'date'}
          min={limits?.[0]}
          max={limits?.[1]}
          autoComplete="off"
          value={typed ?? String(part.node.get(name) ?? '')}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Labelled>
  );
}

type DraftTextProps = {
  part: TreeNode;
  name: TextName | (PropertyName & 'countryCode');
  label?: string;
  hint?: string;
  isLong?: boolean;
  maxLength?: number;
  /** Instead of writing the text alone. */
  write?: (value: string) => void;
};

/** A text of a part, written while it is typed; its typography is put right when the field is left. */
export function DraftText({ part, name, label = FIELD_WORDS[name], hint, ...rest }: DraftTextProps) {
  const { isLong = false, maxLength = 300, write } = rest;
  const session = useEditor();
  const change = (text: string) => (write ? write(text) : setFields(session.doc, part.id, { [name]: text }));
  return (
    <Labelled label={label} hint={hint}>
      {(attributes) => {
        const Field = isLong ? 'textarea' : 'input';
        return (
          <Field
            {...attributes}
            className={classNames(attributes.className, isLong && fieldStyles.area)}
            value={String(part.node.get(name) ?? '')}
            maxLength={maxLength}
            data-text={name}
            onChange={({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value)}
            onBlur={() => session.mend(part, name)}
            {...(isLong && { rows: 3 })}
          />
        );
      }}
    </Labelled>
  );
}

type AddButtonProps = {
  children: string;
  announcement: string;
  /** The focus in the next part; its first text without it. */
  focus?: 'last-option';
  /** @returns the part to show */
  add: () => NodeId | undefined;
};

/** Adds a part and shows it, with the focus where its name is typed. */
export function AddButton({ children, announcement, focus, add }: AddButtonProps) {
  const session = useEditor();
  const onClick = () =>
    session.edit(() => {
      const id = add();
      if (id !== undefined) session.open(id, focus ?? 'first-text');
    }, announcement);
  return (
    <Button variant="quiet" icon={<Plus />} onClick={onClick}>
      {children}
    </Button>
  );
}

type IconButtonProps = {
  /** The action, with the name of its part. */
  label: string;
  icon: ReactNode;
  /** The button stays in the order of focus. */
  isDisabled?: boolean;
  onClick: () => void;
};

/** A small button: its icon has words for screen readers and as a tooltip. */
export const IconButton = ({ label, icon, isDisabled = false, onClick }: IconButtonProps) => (
  <button
    className={styles.icon}
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onClick}
  >
    {icon}
  </button>
);
