import type { ModalModule } from '@vipp/shared/contract/modal-module';
import { NewsletterModal } from '../components/newsletter-modal';

/** Mounted by the shell over every page, with its API. */
export const modal = { Component: NewsletterModal } satisfies ModalModule;
