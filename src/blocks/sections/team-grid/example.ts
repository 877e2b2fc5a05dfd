import { exampleAsset } from '../../examples/example-asset.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const teamGridExample: Blocks['team_grid'] = {
  _uid: 'example-team-grid',
  component: 'team_grid',
  people: [
    {
      _uid: 'example-team-grid-1',
      component: 'person',
      name: 'Odile Marchetti',
      role: 'Buys the buildings',
      photo: exampleAsset('team-odile', 'A hand holding a ring of nineteen keys', { size: '1200x1500' }),
      bio: paragraphs(
        'Structural engineer for eleven years. Has never yet seen a dry basement and has stopped expecting one.',
      ),
    },
    {
      _uid: 'example-team-grid-2',
      component: 'person',
      name: 'Thaddeus Boone',
      role: 'Plaster and lifts',
      photo: exampleAsset('team-thaddeus', 'A plasterer’s hawk and trowel on a bench', { size: '1200x1500' }),
    },
    {
      _uid: 'example-team-grid-3',
      component: 'person',
      name: 'Marisol Quint',
      role: 'Runs the kitchens',
      bio: paragraphs('Came for a month in 2019 to fix the walk-in at Karl’s.'),
    },
  ],
};
