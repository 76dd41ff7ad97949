import { useId, useLayoutEffect, useRef, type ChangeEvent, type SyntheticEvent } from 'react';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { textOf, type TextName, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { caretAfter, textChange } from '@vipp/shared/lib/workshop/edit-text';
import { classNames } from '@vipp/shared/lib/class-names';
import { useEditor } from './editor-context';
import { hintIdOf, Labelled } from '../labelled';
import styles from '../control.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Leaves the caret beside the same letters when a colleague types in the same text. */
function useSteadyCaret(value: string) {
  const ref = useRef<Control>(null);
  const before = useRef({ value, caret: 0 });
  useLayoutEffect(() => {
    const control = ref.current;
    const { value: old, caret } = before.current;
    before.current.value = value;
    if (!control || control !== document.activeElement || old === value) return;
    const steady = caretAfter(caret, textChange(old, value));
    control.setSelectionRange(steady, steady);
    before.current.caret = steady;
  }, [value]);
  const remember = ({ currentTarget }: SyntheticEvent<Control>) => {
    before.current = { value: currentTarget.value, caret: currentTarget.selectionStart ?? 0 };
  };
  return { ref, remember };
}

type Props = {
  part: TreeNode;
  name: TextName;
  label: string;
  hint?: string;
  isLong?: boolean;
  maxLength?: number;
  /** Instead of writing the text alone. */
  write?: (value: string) => void;
};

/** A text of a part, written while it is typed; its typography is put right when the field is left. */
export function DraftText({ part, name, label, hint, isLong = false, maxLength = 300, write }: Props) {
  const session = useEditor();
  const id = useId();
  const value = textOf(part.node, name);
  const { ref, remember } = useSteadyCaret(value);
  const onChange = (event: ChangeEvent<Control>) => {
    remember(event);
    const text = event.currentTarget.value;
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
    onSelect: remember,
    onBlur: () => session.mend(part, name),
  };
  return (
    <Labelled id={id} label={label} hint={hint}>
      {isLong ? (
        <textarea
          {...common}
          ref={(element) => void (ref.current = element)}
          className={classNames(styles.control, styles.long)}
          rows={3}
        />
      ) : (
        <input {...common} ref={(element) => void (ref.current = element)} className={styles.control} type="text" />
      )}
    </Labelled>
  );
}
