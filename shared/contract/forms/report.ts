/** POST /signalements (requirements 3.4 and 5.5): an ethics report, anonymous or identified, and its follow-up. */
import * as z from 'zod/mini';
import { cleanText } from '../typed-text';
import { checkbox, optionalEmailAddress, optionalText, requiredText } from './fields';

const MAX_REPORT_LENGTH = 20_000;

const facts = () => requiredText('Veuillez décrire les faits.', MAX_REPORT_LENGTH, cleanText);

/** The payload of an anonymous report contains nothing about the person. */
const anonymousReportSchema = () =>
  z.object({
    isAnonymous: z.literal(true),
    wantsToIdentify: z.literal(false),
    description: facts(),
  });

const CONTACT_MISSING = 'Veuillez fournir au moins un moyen de contact (téléphone, email ou autre).';

const contactFields = () => ({ phone: optionalText(), email: optionalEmailAddress(), other: optionalText() });
type ContactFields = { phone: string; email: string; other: string };
const isReachable = () =>
  z.refine<ContactFields>(({ phone, email, other }) => Boolean(phone || email || other), {
    path: ['phone'],
    error: CONTACT_MISSING,
  });

/** Schema of the contact fields only: the schema of the report skips them when a required field is blank. */
export const reporterContactSchema = z.lazy(() => z.object(contactFields()).check(isReachable()));

const identifiedReportSchema = () =>
  z
    .object({
      isAnonymous: z.literal(false),
      wantsToIdentify: z.literal(true),
      fullName: requiredText('Le nom complet est requis.'),
      relationWithVipp: requiredText('Le lien avec Vipp est requis.'),
      ...contactFields(),
      wantsContact: checkbox(),
      wantsResult: checkbox(),
      /** Has an effect only with an e-mail address. */
      wantsCopy: checkbox(),
      description: facts(),
    })
    .check(isReachable());

/** Fields of an identified report, dropped from an anonymous one. */
export const IDENTITY_FIELDS = [
  'fullName',
  'relationWithVipp',
  'phone',
  'email',
  'other',
  'wantsContact',
  'wantsResult',
  'wantsCopy',
] as const satisfies readonly (keyof z.infer<ReturnType<typeof identifiedReportSchema>>)[];

export const reportSchema = z.lazy(() =>
  z.discriminatedUnion('isAnonymous', [anonymousReportSchema(), identifiedReportSchema()]),
);

/** Sixteen digits, shown in groups of four; the only access to an anonymous report. */
export const receiptCodeSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.replaceAll(/\D/g, '')),
  ),
  z.string().check(z.regex(/^\d{16}$/, 'Le code de suivi compte 16 chiffres.')),
);

/** POST /signalements/suivi: reads the thread of a report. */
export const reportFollowUpSchema = z.object({ code: receiptCodeSchema });
/** POST /signalements/complement: adds to a report. */
export const reportAdditionSchema = z.object({ code: receiptCodeSchema, message: facts() });

/** GET /signalements, which a content service may not have: then it takes reports. */
export const reportChannelSchema = z.object({ isOpen: z.boolean() });
/** Message of a site without keys of referents: only its operator could read its reports. */
export const REPORTS_CLOSED =
  'Ce formulaire n’est pas ouvert\u202F: les clés des référents, qui seules protègent un signalement, manquent encore. Écrivez aux référents par courrier, sous double enveloppe, au siège du groupe. En France, vous pouvez aussi vous adresser au Défenseur des droits (www.defenseurdesdroits.fr), qui oriente et protège les lanceurs d’alerte\u202F; ailleurs, à l’autorité compétente du pays.';

/** Outcomes of a report, which decide its retention. */
export const REPORT_OUTCOMES = ['hors-champ', 'sans-suite', 'procedure', 'termine'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const reportReceiptSchema = z.object({ code: z.string() });

export const reportThreadSchema = z.object({
  /** yyyy-mm-dd */
  receivedAt: z.string(),
  acknowledgedAt: z.nullable(z.string()),
  /** Dates by which the referent acknowledges (7 days) and answers (3 months). */
  acknowledgeBy: z.string(),
  answerBy: z.string(),
  messages: z.array(z.object({ from: z.enum(['referent', 'reporter']), sentAt: z.string(), text: z.string() })),
});

export type Report = z.infer<typeof reportSchema>;
export type ReportThread = z.infer<typeof reportThreadSchema>;
