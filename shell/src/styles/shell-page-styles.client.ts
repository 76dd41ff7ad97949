/**
 * Style sheets of the shell's skeletons and own pages. A page of a remote is sent without them;
 * `tooling/build/webpack-programs.ts` reads in this list which sheets are no part of the shell's own.
 */
import '@vipp/shared/ui/page-banner.module.css?late';
import '@vipp/shared/ui/section.module.css?late';
import '@vipp/shared/ui/skeleton.module.css?late';
import '../components/recovery-links.module.css?late';
