import { useEffect, useRef } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { titleOf, TYPE_WORDS } from '../../model/editor-words';
import { useEditor } from '../../model/use-editor-session';
import { PartActions } from './part-actions';
import { formOf } from './part-forms';
import styles from '../workshop.module.css';

const TARGETS = {
  heading: 'h2',
  'first-text': '[data-text]',
  'last-option': '[data-options] li:last-child [data-text]',
} as const;

/** The chosen part with all that a recruiter may change in it. */
export function PartEditor() {
  const { selected, parts, focus } = useEditor();
  const ref = useRef<HTMLElement>(null);
  // The focus goes to what was asked for when a part was opened.
  useEffect(() => {
    if (!focus || !ref.current) return;
    ref.current.querySelector<HTMLElement>(TARGETS[focus.on])?.focus();
    ref.current.scrollIntoView({ block: 'nearest' });
  }, [focus]);
  const part = selected === undefined ? undefined : parts.get(selected);
  const toOutline = () => document.querySelector<HTMLElement>(`[data-outline-part="${selected}"]`)?.focus();
  return (
    <section ref={ref} className={styles.stack} aria-label="Partie choisie">
      {part ? (
        <>
          <p className={styles.eyebrow}>{TYPE_WORDS[part.type].one}</p>
          <h2 tabIndex={-1}>{titleOf(part)}</h2>
          <PartActions part={part} />
          {formOf(part)}
          <Button variant="quiet" onClick={toOutline}>
            Revenir au plan
          </Button>
        </>
      ) : (
        <>
          <h2 tabIndex={-1}>Choisissez une partie</h2>
          <p>Le plan montre le formulaire. Choisissez-y ce que vous voulez changer.</p>
        </>
      )}
    </section>
  );
}
