/** The handlers of all POST calls of the contract. */
import { submissionCalls as calls } from '@vipp/shared/contract/submission-calls';
import { prepareApplication } from '../candidates/file-application';
import { prepareWithdrawal, readApplicationStatus } from '../candidates/follow-application';
import { prepareChangePassword, readPasswordLink } from '../passwords/change-password';
import { prepareVerifyEmail } from '../passwords/verify-email';
import { prepareReport } from '../reports/file-report';
import { prepareAddition, readReportThread } from '../reports/follow-report';
import { prepareContact } from '../contacts/contact';
import { prepareConfirmation, prepareNewsletter, prepareUnsubscription } from '../newsletter/newsletter';
import { readStudyLink } from '../studies/study-link';
import { prepareStudyRequest } from '../studies/study-request';
import { readingCall, storingCall, type Submission } from '../kernel/submission';

export const submissions: Submission[] = [
  storingCall('studyRequest', calls.studyRequest, prepareStudyRequest),
  readingCall(calls.studyLink, readStudyLink),
  storingCall('newsletter', calls.newsletter, prepareNewsletter, { isRepeatable: true }),
  storingCall('newsletterConfirm', calls.newsletterConfirm, prepareConfirmation),
  storingCall('newsletterUnsubscribe', calls.newsletterUnsubscribe, prepareUnsubscription),
  storingCall('contact', calls.contact, prepareContact),
  storingCall('report', calls.report, prepareReport),
  readingCall(calls.reportFollowUp, readReportThread),
  storingCall('reportAddition', calls.reportAddition, prepareAddition),
  storingCall('verifyEmail', calls.verifyEmail, prepareVerifyEmail),
  readingCall(calls.passwordLink, readPasswordLink),
  storingCall('application', calls.application, prepareApplication),
  readingCall(calls.applicationStatus, readApplicationStatus),
  storingCall('applicationWithdrawal', calls.applicationWithdrawal, prepareWithdrawal),
  storingCall('changePassword', calls.changePassword, prepareChangePassword),
];
