import { observeLazyPictures } from '#ui/lazy-pictures.ts';
import { hideDismissedBanners } from './hide-dismissed-banners.ts';
import { startSplash } from './splash.ts';
import { startWhenSettled } from './start-application.ts';
import { markVisualEditor } from './visual-editor.ts';

markVisualEditor();
hideDismissedBanners();
startSplash();
observeLazyPictures(document);
startWhenSettled();
