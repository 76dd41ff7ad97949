import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { propertyOf, type TextName, textOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { FIELD_WORDS } from '../../model/editor-words';
import { hintIdOf, Labelled } from '../labelled';
import { useEditor, useSetFields } from './editor-context';
import controlStyles from '../control.module.css';
import styles from './draft-controls.module.css';

type FieldsetProps = { legend: string; children: ReactNode };

/** Controls of the editor that belong together. */
export function Fieldset({ legend, children }: FieldsetProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

type DraftCheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

export function DraftCheck({ label, isChecked, onChange }: DraftCheckProps) {
  return (
    <label className={controlStyles.check}>
      <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

type DraftChoiceProps = {
  label: string;
  value: string;
  /** Value and text of each choice. */
  choices: readonly (readonly [string, string])[];
  hint?: string;
  onChange: (value: string) => void;
};

/** A list of choices. A value that is none of them is shown as it is, so that nothing untrue is shown. */
export function DraftChoice({ label, value, choices, hint, onChange }: DraftChoiceProps) {
  const id = useId();
  const isKnown = choices.some(([known]) => known === value);
  return (
    <Labelled id={id} label={label} hint={hint}>
      <select
        id={id}
        className={controlStyles.control}
        value={value}
        aria-describedby={hintIdOf(id, hint)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {!isKnown && <option value={value}>{value || 'Choisissez'}</option>}
        {choices.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type DraftValueProps = {
  label: string;
  kind: 'number' | 'date' | 'text';
  value: string | number | undefined;
  hint?: string;
  /** Of a number. */
  limits?: readonly [min: number, max?: number];
  /** With what was typed, also while it is not complete; blank for nothing. */
  onChange: (value: string) => void;
};

/** A number, a day or a code. What is typed stays in the field until it is left, also where it is no value yet. */
export function DraftValue({ label, kind, value, hint, limits, onChange }: DraftValueProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        className={controlStyles.control}
        type={kind}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        min={limits?.[0]}
        max={limits?.[1]}
        maxLength={1_000}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? value ?? ''}
        aria-describedby={hintIdOf(id, hint)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(currentTarget.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Labelled>
  );
}

type DraftFlagProps = {
  part: TreeNode;
  name: 'decimals' | 'width' | 'inputMode';
  on?: 'half' | 'numeric';
};

/** A property that is there or not. */
export function DraftFlag({ part, name, on }: DraftFlagProps) {
  const set = useSetFields(part);
  return (
    <DraftCheck
      label={FIELD_WORDS[name]}
      isChecked={propertyOf(part.node, name) !== undefined}
      onChange={(isOn) => set({ [name]: isOn ? (on ?? true) : undefined })}
    />
  );
}

type DraftNumberProps = {
  part: TreeNode;
  name: 'min' | 'max' | 'count' | 'maxLength' | 'rows';
  label?: string;
  hint?: string;
  limits: readonly [min: number, max?: number];
  /** Whether it may be blank. */
  isOptional?: boolean;
};

/** A whole number of a part. */
export function DraftNumber({ part, name, label = FIELD_WORDS[name], isOptional = false, ...rest }: DraftNumberProps) {
  const set = useSetFields(part);
  const change = (typed: string) => {
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
    if (value !== undefined || (isOptional && typed === '')) set({ [name]: value });
  };
  return <DraftValue {...rest} label={label} kind="number" value={propertyOf(part.node, name)} onChange={change} />;
}

type DraftTextProps = {
  part: TreeNode;
  name: TextName;
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
  const id = useId();
  const value = textOf(part.node, name);
  const onChange = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (write) write(text);
    else setFields(session.doc, part.id, { [name]: text });
  };
  const common = {
    id,
    value,
    maxLength,
    'data-text': name,
    'aria-describedby': hintIdOf(id, hint),
    onChange,
    onBlur: () => session.mend(part, name),
  };
  return (
    <Labelled id={id} label={label} hint={hint}>
      {isLong ? (
        <textarea {...common} className={classNames(controlStyles.control, controlStyles.long)} rows={3} />
      ) : (
        <input {...common} className={controlStyles.control} type="text" />
      )}
    </Labelled>
  );
}
