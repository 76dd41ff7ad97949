/** docs/running-in-production.md as the test follows it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf, type Block } from './page-blocks';

const FILE = path.resolve(import.meta.dirname, '../../docs/running-in-production.md');

/** Purposes of blocks that need what a bare machine has not, or that are done before. */
export const ELSEWHERE = ['build', 'install', 'systemd', 'compose', 'kubernetes', 'small'] as const;

/** The blocks of one heading, in order. */
export type Section = { heading: string; blocks: Block[] };

/** @returns what is run, by heading */
export function sectionsToFollow(): Section[] {
  const sections: Section[] = [];
  for (const block of blocksOf(readFileSync(FILE, 'utf8'))) {
    if (block.purpose !== undefined) continue;
    if (sections.at(-1)?.heading !== block.heading) sections.push({ heading: block.heading, blocks: [] });
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}
