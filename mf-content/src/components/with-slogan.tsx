import type { ReactNode } from 'react';

const SLOGAN = 'The African BPO & CX leader';

/** Marks the group’s slogan in a French text as English, for the pronunciation of screen readers. */
export function withSlogan(text: string): ReactNode {
  const [before, after] = text.split(SLOGAN);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span lang="en">{SLOGAN}</span>
      {after}
    </>
  );
}
