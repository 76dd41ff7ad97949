import { useEffect, useRef } from 'react';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { Button } from '@vipp/shared/ui/button';
import { titleOf, TYPE_WORDS } from '../../model/editor-words';
import { useDraftView, useEditor } from './controls';
import { PartActions } from './part-actions';
import { formOf } from './part-forms';
import styles from './part-editor.module.css';

const TARGETS = {
  heading: 'h2',
  'first-text': '[data-text]',
  'last-option': '[data-options] li:last-child [data-text]',
} as const;

/** Moves the focus to what was asked for when a part was opened. */
function useRequestedFocus() {
  const session = useEditor();
  const { selected } = useDraftView();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const wanted = session.takeFocus();
    if (!wanted || !ref.current) return;
    ref.current.querySelector<HTMLElement>(TARGETS[wanted])?.focus();
    ref.current.scrollIntoView({ block: 'nearest' });
  });
  return { ref, selected };
}

/** The chosen part with all that a recruiter may change in it. */
export function PartEditor() {
  const view = useDraftView();
  const { ref, selected } = useRequestedFocus();
  const part = selected === undefined ? undefined : view.parts.get(selected);
  const toOutline = () => document.querySelector<HTMLElement>(`[data-outline-part="${selected}"]`)?.focus();
  return (
    <section ref={ref} className={styles.editor} aria-label="Partie choisie">
      {part ? (
        <>
          <p className={styles.type}>{TYPE_WORDS[part.type].one}</p>
          <h2 className={styles.title} tabIndex={-1}>
            {titleOf(part)}
          </h2>
          <PartActions part={part} />
          <PartProblems part={part} />
          {formOf(part)}
          <Button variant="quiet" onClick={toOutline}>
            Revenir au plan
          </Button>
        </>
      ) : (
        <>
          <h2 className={styles.title} tabIndex={-1}>
            Choisissez une partie
          </h2>
          <p>Le plan montre le formulaire. Choisissez-y ce que vous voulez changer.</p>
        </>
      )}
    </section>
  );
}

/** What has to change in a part before the draft may be published. */
function PartProblems({ part }: { part: TreeNode }) {
  const { problems } = useDraftView();
  const own = problems.filter(({ node }) => node === part.id);
  if (own.length === 0) return null;
  return (
    <div className={styles.problems}>
      <h3 className={styles.partProblemsTitle}>À revoir avant de publier</h3>
      <ul>
        {own.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
