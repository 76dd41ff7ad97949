import { factsOf, messagesInWords } from './reports';

it('a decrypted report has a line for everything that was written, also in fields of another version', () => {
  const identified = { isAnonymous: false, wantsToIdentify: true, fullName: 'Esi', phone: '', wantsCopy: true };
  expect(factsOf(JSON.stringify({ ...identified, lieu: 'Lomé' }))).toEqual([
    { question: 'Identité', answer: 'Signalement identifié' },
    { question: 'Nom complet', answer: 'Esi' },
    { question: 'A demandé une copie', answer: 'Oui' },
    { question: 'lieu', answer: 'Lomé' },
  ]);
});

it('a decrypted report is shown as it is where it is not JSON', () => {
  expect(factsOf('Des faits.')).toEqual([{ question: 'Faits', answer: 'Des faits.' }]);
});

it('messages say who is waiting for whom', () => {
  const report = { messages: 2, lastFrom: 'reporter' } as Parameters<typeof messagesInWords>[0];
  expect(messagesInWords(report)).toBe('2, le dernier de l’auteur');
});
