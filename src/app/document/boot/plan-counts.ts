import { fillPlanCounts } from '#blocks/guide-places/fill-plan-count.ts';

document.addEventListener('DOMContentLoaded', fillPlanCounts);
// The browser may show a page that it had kept.
window.addEventListener('pageshow', fillPlanCounts);
