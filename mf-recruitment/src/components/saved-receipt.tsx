import * as z from 'zod/mini';
import { applicationReceiptSchema } from '@vipp/shared/contract/forms/application';
import { Section } from '@vipp/shared/ui/section';
import { ReceiptPanel } from './application-receipt';

const stateSchema = z.object({ receipt: applicationReceiptSchema });

type Props = {
  /** Unvalidated state of the navigation. */
  state: unknown;
};

/** The receipt from the state of the redirect after an application. */
export function SavedReceipt({ state }: Props) {
  const parsed = stateSchema.safeParse(state);
  if (!parsed.success) return null;
  return (
    <Section title="Votre candidature est envoyée" tone="tint" layout="split">
      <ReceiptPanel receipt={parsed.data.receipt} />
    </Section>
  );
}
