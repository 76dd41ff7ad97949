import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { draftDefinitionSchema } from '@vipp/shared/contract/workshop/draft-calls';
import { DraftPreview } from '../components/preview/draft-preview';

/** The page around this one: the policy of this page lets the workshop alone show it in a frame. */
const tellWorkshop = (message: object): void => {
  // The address of the workshop is not known here, and the message has nothing that another page may not know.
  if (window.parent !== window) window.parent.postMessage(message, '*');
};

const sentSchema = z.object({ definition: draftDefinitionSchema, question: z.optional(z.string()) });
type Sent = z.infer<typeof sentSchema>;

/** The draft from the workshop, after each change, and the chosen question. */
function useSentDraft(): Sent | undefined {
  const [sent, setSent] = useState<Sent>();
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const parsed = source === window.parent ? sentSchema.safeParse(data) : undefined;
      if (parsed?.success) setSent(parsed.data);
    };
    window.addEventListener('message', receive);
    tellWorkshop({ isReady: true });
    return () => window.removeEventListener('message', receive);
  }, []);
  return sent;
}

/** A draft of the form within the editor of the workshop, which is on another host. */
function DraftPreviewPage() {
  const sent = useSentDraft();
  // A question pressed here is in view already.
  const [pressed, setPressed] = useState<string>();
  if (!sent)
    return (
      <>
        <h1 hidden>Aperçu du formulaire de candidature</h1>
        <p role="status">Ouverture de l’aperçu…</p>
      </>
    );
  return (
    <DraftPreview
      definition={sent.definition}
      question={sent.question === pressed ? undefined : sent.question}
      onQuestion={(question) => {
        setPressed(question);
        tellWorkshop({ question });
      }}
    />
  );
}

export const page: PageModule<null> = {
  Component: DraftPreviewPage,
  meta: () => ({
    title: 'Aperçu du formulaire de candidature',
    description: 'Un brouillon du formulaire de candidature de VIPP, dans l’atelier des recruteurs.',
    noindex: true,
  }),
};
