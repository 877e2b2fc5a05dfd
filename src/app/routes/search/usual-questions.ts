/** What guests ask most, and the words that a search finds the answer by. */
export const usualQuestions: readonly (readonly [question: string, text: string])[] = [
  ['Which rooms have a tub?', 'bathtub'],
  ['Can the dog come?', 'dog'],
  ['Where does the car go?', 'parking'],
  ['May we leave late?', 'late check-out'],
  ['Which rooms are step-free?', 'accessible rooms'],
  ['What is on this weekend?', 'this weekend'],
  ['What is there to eat for vegans?', 'vegan'],
  ['Are children welcome?', 'children'],
  ['How do I send something back?', 'returns'],
  ['Which souvenirs cost less than $25?', 'under $25'],
];
