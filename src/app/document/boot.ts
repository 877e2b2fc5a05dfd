import { observeLazyPictures } from '#ui/lazy-pictures.ts';
import { startWhenSettled } from './start-application.ts';

observeLazyPictures(document);
startWhenSettled();
