/** Every brand's stylesheet, and what their nights have in common: a folder with a `theme.css` is all that a new theme needs. */
import.meta.glob(['./*/theme.css', './night.css'], { eager: true });
