import { number, plural } from './language.ts'

export const promo = '60\u00a0% Rabatt für die ersten 100 Abos!'

export const leadFree = 'Hier ist alles kostenlos.'
export const leadPaid = 'Lesen und Üben sind hier kostenlos. Mit einem Abo kannst du dir mehr schreiben lassen.'
export const leftCheckout = 'Du hast die Bezahlung verlassen. Es wurde nichts abgebucht.'

export const billingOff = 'Zahlungen sind auf diesem Server abgeschaltet.'
export const nothingToBuy =
  'Hier gibt es nichts zu kaufen, und niemand zahlt etwas. Das Angebot für die ersten 100 Abos hat deshalb noch nicht begonnen. Wenn Zahlungen eingeschaltet werden, erscheint es hier. Bis dahin kannst du alles kostenlos nutzen.'
export const followPathway = 'Einem Lernpfad folgen'
export const createFreeAccount = 'Kostenloses Konto anlegen'

export const free = {
  title: 'Kostenlos',
  titleAlone: 'Was du hier tun kannst',
  who: 'Mit einem Konto, zum Lesen auch ohne.',
  everyTopic: 'Alle öffentlichen Themen mit ihren Lektionen',
  library: 'Themen aus der eingebauten Bibliothek',
  quizzes: 'Quizze mit Begründung für jede Antwortmöglichkeit',
  mastery: 'Deine eigene Beherrschung, Fähigkeit für Fähigkeit',
}
export const topicsADay = (count: number) =>
  plural(count, {
    one: '# Thema am Tag, von einem Sprachmodell geschrieben',
    other: '# Themen am Tag, von einem Sprachmodell geschrieben',
  })
export const paid = {
  title: 'Abo',
  isYours: 'Du hast ein Abo.',
  everythingFree: 'Alles, was kostenlos ist',
  moreTopics: 'Mehr Themen am Tag von einem Sprachmodell, wenn der Server eins hat',
}

export const nothingForSale = 'Im Moment gibt es nichts zu kaufen.'
export const openingCheckout = 'Die Bezahlung wird geöffnet …'
export const subscribe = {
  day: 'Tagesabo abschließen',
  week: 'Wochenabo abschließen',
  month: 'Monatsabo abschließen',
  year: 'Jahresabo abschließen',
}
export const signInToSubscribe = {
  day: 'Anmelden und Tagesabo abschließen',
  week: 'Anmelden und Wochenabo abschließen',
  month: 'Anmelden und Monatsabo abschließen',
  year: 'Anmelden und Jahresabo abschließen',
}
export const money = (amount: number, options: Intl.NumberFormatOptions) => number(amount, options)
export const intervals = {
  day: (count: number) => plural(count, { one: 'am Tag', other: 'alle # Tage' }),
  week: (count: number) => plural(count, { one: 'in der Woche', other: 'alle # Wochen' }),
  month: (count: number) => plural(count, { one: 'im Monat', other: 'alle # Monate' }),
  year: (count: number) => plural(count, { one: 'im Jahr', other: 'alle # Jahre' }),
}
export const priceEvery = '<price/> <every/>'
export const discountEvery = '<price/> <every/> statt <usual/>'

export const questions = {
  title: 'Fragen',
  how: {
    title: 'Wie bezahle ich, und wie kündige ich?',
    text: 'Beides auf den Seiten von Stripe, einem Zahlungsdienst: Deine Karte bekommt dieser Server nie zu sehen. Kündigen kannst du dort jederzeit; was bezahlt ist, bleibt dir bis zum Ende der Laufzeit. Mit dem Rabatt für die ersten hundert bleibt der Preis niedriger, solange du dabei bist.',
  },
  whyNot: {
    title: 'Warum kann ich hier kein Abo abschließen?',
    text: 'Lyceum ist Software, die jeder betreiben kann. Wer den Server betreibt, entscheidet, ob er Zahlungen annimmt. <contact>Frag nach</contact>, wenn du den Server unterstützen möchtest.',
    textOff:
      'Lyceum ist Software, die jeder betreiben kann. Wer den Server betreibt, entscheidet, ob er Zahlungen annimmt; dieser tut es nicht. <contact>Frag nach</contact>, wenn du den Server unterstützen möchtest.',
  },
  whatStays: {
    title: 'Was bleibt, wenn ein Abo endet?',
    text: 'Deine Themen, deine Antworten und deine Beherrschung. Nur die Zahl der Themen am Tag ist wieder die kostenlose.',
  },
  sameTeaching: {
    title: 'Lerne ich anders, wenn ich zahle?',
    text: 'Nein. Lektionen und Fragen sind dieselben und werden genauso geprüft.',
  },
}
