import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'energy-from-a-label',
    skill: 'reckon-food-energy',
    bloom: 'apply',
    make(random) {
      const carbs = random.int(10, 70)
      const protein = random.int(3, 30)
      const fat = random.int(3, 35)
      const answer = 4 * carbs + 4 * protein + 9 * fat
      const food = random.pick(['soup', 'flatbread', 'stew', 'rice dish', 'salad', 'pie'])
      return {
        kind: 'numeric',
        stem: `A portion of ${food} holds ${carbs} g carbohydrate, ${protein} g protein and ${fat} g fat. How much energy is that?`,
        answer,
        tolerance: '2%',
        unit: 'kcal',
        units: [
          { unit: 'kJ', factor: 4.2 },
          { unit: 'g', why: 'Grams tell how heavy the food is; the question asks for energy.' },
        ],
        why: `${carbs} x 4 + ${protein} x 4 + ${fat} x 9 = ${4 * carbs} + ${4 * protein} + ${9 * fat} = ${answer} kcal.`,
        wrong: [
          { answer: 4 * (carbs + protein + fat), why: 'This takes 4 kcal for each gram; a gram of fat gives 9.' },
          { answer: 4 * carbs + 9 * (protein + fat), why: 'This takes 9 kcal for protein as well, which gives 4.' },
        ],
      }
    },
  },
  {
    id: 'balance-of-a-day',
    skill: 'reckon-energy-balance',
    bloom: 'apply',
    make(random) {
      const basal = random.int(26, 38) * 50
      const level = random.pick([1.4, 1.6, 1.8, 2])
      const used = Math.round(basal * level)
      const gap = random.int(2, 12) * 50
      const eaten = used + gap
      return {
        kind: 'numeric',
        stem: `Someone has a basal metabolic rate of ${basal} kcal a day and an activity level of ${level}, and eats ${eaten} kcal. How much energy goes into the stores that day?`,
        answer: gap,
        tolerance: '2%',
        unit: 'kcal',
        units: [{ unit: 'kJ', factor: 4.2 }],
        why: `The body uses ${basal} x ${level} = ${used} kcal, and ${eaten} - ${used} = ${gap} kcal are left.`,
        wrong: [
          {
            answer: eaten - basal,
            why: 'This compares the food with the basal rate; the activity of the day has to be counted too.',
          },
          { answer: eaten + used, why: 'What comes in and what goes out were added; the balance is their difference.' },
        ],
      }
    },
  },
]
