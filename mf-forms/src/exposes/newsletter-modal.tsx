import { NewsletterModal } from '../components/newsletter-modal';

/** Mounted by the shell over every page, with the API that its pages use. */
export const modal = { Component: NewsletterModal };
