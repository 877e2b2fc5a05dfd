/** Every brand's stylesheet: a folder with a `theme.css` is all that a new theme needs. */
import.meta.glob('./*/theme.css', { eager: true });
