/** The commands of a page of the documents: its fenced blocks of `sh`, with the heading that each is under. */

/** `purpose` is the second word after the fence; undefined: the block is for the machine of the page itself. */
export type Block = { heading: string; purpose: string | undefined; line: number; commands: string };

const FENCE = /^```(\S*)(?: (\S+))?$/;

/** @param page Markdown */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: { language: string; block: Block } | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    const [fence, language = '', purpose] = FENCE.exec(line) ?? [];
    if (open && fence === undefined) open.block.commands += `${line}\n`;
    else if (open) {
      if (open.language === 'sh') blocks.push(open.block);
      open = undefined;
    } else if (fence !== undefined) open = { language, block: { heading, purpose, line: index + 2, commands: '' } };
    else heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
  }
  return blocks;
}
