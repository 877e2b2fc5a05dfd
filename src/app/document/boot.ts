import { observeLazyPictures } from '#ui/lazy-pictures.ts';
import { startWhenSettled } from './start-application.ts';
import { markVisualEditor } from './visual-editor.ts';

markVisualEditor();
observeLazyPictures(document);
startWhenSettled();
