import { showCountOfPage } from '#blocks/cart/cart-count.ts';

showCountOfPage();
