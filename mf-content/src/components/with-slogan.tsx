import type { ReactNode } from 'react';

const SLOGAN = 'The African BPO & CX leader';

/** A French text in which the group’s English slogan is marked as English, so that screen readers pronounce it so. */
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
