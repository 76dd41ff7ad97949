import { page as contact } from './contact-page';
import { page as confirmation } from './newsletter-confirmation-page';
import { page as unsubscribe } from './newsletter-unsubscribe-page';
import { page as followUp } from './report-follow-up-page';
import { page as report } from './report-page';
import { page as resetPassword } from './reset-password-page';
import { page as studyLink } from './study-link-page';
import { page as verifyEmail } from './verify-email-page';

const pages = { contact, report, followUp, verifyEmail, resetPassword, confirmation, unsubscribe, studyLink };
/** Head of a page without data, as while it is unavailable. */
const metaOf = (page: { meta: (data: never) => unknown }) => page.meta(null as never);

describe('the head of', () => {
  it.each(Object.entries(pages))('%s is a title and a short description', (_name, page) => {
    expect(metaOf(page)).toMatchObject({
      title: expect.stringMatching(/^\S.{5,60}\S$/),
      description: expect.stringMatching(/^.{60,160}$/),
    });
  });

  it.each(Object.entries(pages))('%s is excluded from search engines when it is confidential', (name, page) => {
    const isPublic = name === 'contact' || name === 'report';
    expect(metaOf(page)).toEqual(
      isPublic ? expect.not.objectContaining({ noindex: true }) : expect.objectContaining({ noindex: true }),
    );
  });
});
