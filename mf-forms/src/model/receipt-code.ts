import { reportReceiptSchema } from '@vipp/shared/contract/forms/report';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';

/** The receipt code in groups of four; undefined when the service gave none. */
export function receiptCode(answer: FormAnswer | undefined): string | undefined {
  if (answer?.outcome.kind !== 'accepted') return undefined;
  const receipt = reportReceiptSchema.safeParse(answer.outcome.body);
  return receipt.success ? groupCode(receipt.data.code) : undefined;
}

/** Formats `1234567890123456` as `1234 5678 9012 3456`. */
export const groupCode = (code: string): string => code.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ');
