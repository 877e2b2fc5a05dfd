import { fillStaysEarly } from '#blocks/booking/fill-stay.ts';

fillStaysEarly();
