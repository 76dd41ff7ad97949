import * as z from 'zod/mini';
import { applicationReceiptSchema } from '@vipp/shared/contract/forms/application';
import { Section } from '@vipp/shared/ui/section';
import { ReceiptPanel } from './application-receipt';

const stateSchema = z.object({ receipt: applicationReceiptSchema });

type Props = {
  /** Whatever the navigation that led here carried. */
  state: unknown;
};

/** The receipt that the application’s own page led here with: it must not be lost by that. */
export function KeptReceipt({ state }: Props) {
  const parsed = stateSchema.safeParse(state);
  if (!parsed.success) return null;
  return (
    <Section title="Votre candidature est envoyée" tone="tint" layout="split">
      <ReceiptPanel receipt={parsed.data.receipt} />
    </Section>
  );
}
