/** What the page asks of the worker that reads its PDF, and what the worker answers. */

/** Width and height of a page, in CSS pixels at scale 1. */
export type PageSize = { width: number; height: number };

/** A run of text over the drawing of its page. */
export type TextRun = {
  text: string;
  direction: string;
  /** Position of its upper left corner, in percent of the page's width and height. */
  left: number;
  top: number;
  /** In CSS pixels at scale 1. */
  fontSize: number;
  fontFamily: string;
  /** CSS transform that gives it the direction and the width of the drawn text. */
  transform: string;
  endsLine: boolean;
};

/** Pages are counted from 1; `width` is the width of the drawing, in device pixels. */
export type PdfRequest =
  { kind: 'open'; data: Uint8Array } | { kind: 'draw'; page: number; width: number } | { kind: 'text'; page: number };

export type PdfResults = { open: PageSize[]; draw: ImageBitmap; text: TextRun[] };

/** Sent through the port that came with the request. */
export type PdfAnswer<Result> = { result: Result } | { error: string };
