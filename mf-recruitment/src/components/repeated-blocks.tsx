import { useLayoutEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { sectionFields } from '@vipp/shared/contract/application/asked-fields';
import { blockCommand, blockCount, type BlockChange } from '@vipp/shared/contract/application/blocks';
import type { Answers, ApplicationSection } from '@vipp/shared/contract/application/definition';
import { STEP_FIELD } from '@vipp/shared/lib/form/form-answer';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import buttons from '@vipp/shared/ui/button.module.css';
import { FieldGrid } from '@vipp/shared/ui/form/field-grid';
import type { FieldView } from '@vipp/shared/ui/form/use-typed-checks';
import { Notice } from '@vipp/shared/ui/notice';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { toField } from '../model/application-forms';
import type { StepAnswers } from './use-step-answers';
import styles from './repeated-blocks.module.css';

type List = NonNullable<ApplicationSection['repeated']>;

type ButtonsProps = {
  section: ApplicationSection;
  list: List;
  block: number;
  count: number;
  onChange: (change: BlockChange) => void;
};

/** Props of a button that changes the list in place, or, without JavaScript, submits the form to get the changed list. */
function useChangeButton(section: ApplicationSection, onChange: (change: BlockChange) => void) {
  const isHydrated = useHydrated();
  return (change: BlockChange) =>
    isHydrated
      ? { type: 'button' as const, onClick: () => onChange(change) }
      : { type: 'submit' as const, name: STEP_FIELD, value: blockCommand(section.id, change) };
}

function BlockButtons({ section, list, block, count, onChange }: ButtonsProps) {
  const propsOf = useChangeButton(section, onChange);
  const title = list.itemTitle.replace('{n}', String(block));
  return (
    <div className={buttons.row}>
      {block > 1 && (
        <Button
          variant="quiet"
          icon={<ArrowUp />}
          aria-label={`Monter\u202F: ${title}`}
          {...propsOf({ kind: 'up', block })}
        >
          Monter
        </Button>
      )}
      {block < count && (
        <Button
          variant="quiet"
          icon={<ArrowDown />}
          aria-label={`Descendre\u202F: ${title}`}
          {...propsOf({ kind: 'down', block })}
        >
          Descendre
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<Trash2 />}
        aria-label={`${list.remove}\u202F: ${title}`}
        {...propsOf({ kind: 'remove', block })}
      >
        {list.remove}
      </Button>
    </div>
  );
}

/** Id of the element to focus after a change: the added or moved block, or the block after a removed one. */
const focusAfter = (section: ApplicationSection, change: BlockChange, after: Answers): string => {
  const count = blockCount(section, after);
  if (change.kind === 'add') return `${section.id}-${count}`;
  if (change.kind === 'remove')
    return change.block <= count ? `${section.id}-${change.block}` : `${section.id}-ajouter`;
  return `${section.id}-${change.block + (change.kind === 'up' ? -1 : 1)}`;
};

type Props = {
  section: ApplicationSection;
  list: List;
  form: FormDefinition;
  draft: StepAnswers;
  viewOf: (name: string) => FieldView;
  /** Message of the server about too many blocks. */
  message: string | undefined;
};

/** Blocks of a repeated section, with buttons to add, remove and reorder them. */
export function RepeatedBlocks({ section, list, form, draft, viewOf, message }: Props) {
  const { answers, changeList } = draft;
  const count = blockCount(section, answers);
  const { show } = useToasts();
  const [refused, setRefused] = useState(message);
  const ref = useRef<HTMLDivElement>(null);
  const pendingFocus = useRef<string>(undefined);

  // After the rendering: it may remove the focused element. A layout effect: the pending effect of an earlier letter could run
  // first, and focus a block to be rendered again.
  useLayoutEffect(() => {
    const target = pendingFocus.current && ref.current?.querySelector<HTMLElement>(`[id="${pendingFocus.current}"]`);
    if (!target) return;
    pendingFocus.current = undefined;
    target.focus();
  });

  const onChange = (change: BlockChange) => {
    const after = changeList(section, change);
    if (after) {
      pendingFocus.current = focusAfter(section, change, after);
      setRefused(undefined);
      return;
    }
    setRefused(list.tooMany);
    show({ kind: 'error', message: list.tooMany });
  };
  const addProps = useChangeButton(section, onChange)({ kind: 'add' });
  return (
    <div className={styles.blocks} ref={ref}>
      <input type="hidden" name={section.id} value={count} />
      {Array.from({ length: count }, (_, index) => index + 1).map((block) => (
        <div
          key={block}
          className={styles.block}
          role="group"
          id={`${section.id}-${block}`}
          tabIndex={-1}
          aria-labelledby={`${section.id}-${block}-titre`}
        >
          <p className={styles.title} id={`${section.id}-${block}-titre`}>
            {list.itemTitle.replace('{n}', String(block))}
          </p>
          <FieldGrid
            form={form}
            values={answers}
            viewOf={viewOf}
            fields={sectionFields(section, answers)
              .filter((asked) => asked.block === block)
              .map(toField)}
          />
          <BlockButtons section={section} list={list} block={block} count={count} onChange={onChange} />
        </div>
      ))}
      {refused && <Notice kind="error" title={refused} />}
      <Button id={`${section.id}-ajouter`} variant="secondary" icon={<Plus />} {...addProps}>
        {list.add}
      </Button>
    </div>
  );
}
