import { sampleContact, sampleStudyRequest } from '../testing/sample-submissions';
import { contactNotification, studyNotification } from './notification-mails';
import { greeting, oneLine, quoted, subjectPart } from './typed-text';

const about = { acknowledged: true, recipients: ['ventes@vipp.example', 'accueil@vipp.example'] };
const requested = { ...sampleStudyRequest, title: 'Coder à Cotonou' };
const HOSTILE = 'Awa\r\nBcc: all@vipp.example\n\nTéléphone\u202F: 06 00 00 00 00';

describe('the mail about a contact message', () => {
  it('contains everything for a reply, and replies go to the sender', () => {
    const mail = contactNotification(sampleContact, about);
    expect(mail).toMatchObject({ replyTo: 'awa@baobab.example', subject: 'Message de Awa N’Diaye (Baobab)' });
    const { nom, prenom, fonction, entreprise, telephone, email, message } = sampleContact;
    for (const fact of [nom, prenom, fonction, entreprise, telephone, email])
      expect(mail.text).toContain(`\u202F: ${fact}\n`);
    expect(mail.text).toContain(`\n> ${message}\n`);
    expect(mail.text).toContain('ventes@vipp.example, accueil@vipp.example');
  });

  it('omits what a candidate is not asked', () => {
    const { subject, text } = contactNotification({ ...sampleContact, fonction: '', entreprise: '' }, about);
    expect(text).not.toMatch(/Fonction|Entreprise/);
    expect(subject).toBe('Message de Awa N’Diaye');
  });

  it('never lets a name or a message start a line', () => {
    const mail = contactNotification({ ...sampleContact, nom: HOSTILE, message: HOSTILE }, about);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text.match(/^(?:Bcc|Téléphone).*/gm)).toEqual(['Téléphone\u202F: 01 99 00 12 34']);
  });

  it('says whether the sender got an acknowledgement', () => {
    expect(contactNotification(sampleContact, about).text).toContain('Un accusé de réception lui annonce une réponse');
    const without = contactNotification(sampleContact, { ...about, acknowledged: false });
    expect(without.text).toContain('Il n’a pas reçu d’accusé de réception');
  });
});

describe('text that a visitor typed', () => {
  it('stays one line, without invisible characters', () => {
    expect(oneLine(' Awa\r\nBcc: all@vipp.example\u2028\u202Etxt\u0000 ')).toBe('Awa Bcc: all@vipp.example txt');
  });

  it('is quoted line by line, for every kind of line end', () => {
    const lines = ['> Bonjour,', '>', '> Nom\u202F: faux', '> Rappel z'];
    expect(quoted('Bonjour,\r\n\nNom\u202F: faux\u2028Rappel\u202Ez').split('\n')).toEqual(lines);
  });

  it.each(['Afi', 'N’Diaye', 'Jean-Marie', 'Aïssatou Bâ', 'J. Kossi', 'Émilie D.'])('greets %j', (name) => {
    expect(greeting(` ${name} `)).toBe(`Bonjour ${name},`);
  });

  const ADDRESSES = ['gagnez.example', 'www gagnez', 'https://x.example', 'a@b.example', '+229 01 99 00 12 34'];
  it.each([...ADDRESSES, 'x'.repeat(41), 'Votre compte\nest bloqué : 1'])('greets without a name for %j', (name) => {
    expect(greeting(name)).toBe('Bonjour,');
  });

  it('is cut between characters in a subject', () => {
    expect(subjectPart('a'.repeat(60))).toHaveLength(60);
    expect(subjectPart(`${'a'.repeat(58)}😀😀😀`)).toBe(`${'a'.repeat(58)}😀…`);
  });
});

describe('the mail about a study request', () => {
  it('names the study and its requester, and replies go to the requester', () => {
    const mail = studyNotification(requested, about);
    const subject = 'Étude de cas demandée par Aline Uwase (Mille Collines)';
    expect(mail).toMatchObject({ replyTo: 'aline@collines.example', subject });
    const { title, lastname, firstname, fonction, entreprise, email } = requested;
    for (const fact of [title, lastname, firstname, fonction, entreprise, email])
      expect(mail.text).toContain(`\u202F: ${fact}\n`);
  });

  it('asks the team to send the study when the site did not', () => {
    const mail = studyNotification({ ...requested, lastname: HOSTILE }, { ...about, acknowledged: false });
    expect(mail.text).toContain('Transmettez-la-lui.');
    expect(mail.text).not.toMatch(/^(?:Bcc|Téléphone)/m);
  });
});
