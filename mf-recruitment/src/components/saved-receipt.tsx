import * as z from 'zod/mini';
import { applicationReceiptSchema } from '@vipp/shared/contract/forms/application';
import { Section } from '@vipp/shared/ui/section';
import { ReceiptPanel } from './application-receipt';

const stateSchema = z.object({ receipt: applicationReceiptSchema });

type Props = {
  /** State of the navigation that led here, of any shape. */
  state: unknown;
};

/** The receipt that the application page passed on with its redirect, so that it is not lost. */
export function SavedReceipt({ state }: Props) {
  const parsed = stateSchema.safeParse(state);
  if (!parsed.success) return null;
  return (
    <Section title="Votre candidature est envoyée" tone="tint" layout="split">
      <ReceiptPanel receipt={parsed.data.receipt} />
    </Section>
  );
}
