import type { Template } from '../template.ts'
import { type Dated, orderEvents } from './dates.ts'
import { type Linked, matchSome } from './links.ts'

const EVENTS: Dated[] = [
  { what: 'the Supreme Court allows “separate but equal”', year: 1896 },
  { what: 'the NAACP is founded', year: 1909 },
  { what: 'the African National Congress is founded', year: 1912 },
  { what: 'segregated schools are ruled to be against the Constitution', year: 1954 },
  { what: 'the boycott of buses in Montgomery begins', year: 1955 },
  { what: 'police shoot at a crowd in Sharpeville', year: 1960 },
  { what: 'Freedom Riders take buses through the South', year: 1961 },
  { what: 'the Civil Rights Act is passed', year: 1964 },
  { what: 'the Voting Rights Act is passed', year: 1965 },
  { what: 'Martin Luther King is murdered', year: 1968 },
  { what: 'schoolchildren rise in Soweto', year: 1976 },
  { what: 'Nelson Mandela is freed', year: 1990 },
]

const MEANS: Linked[] = [
  {
    left: 'a case before the Supreme Court',
    right: 'it can declare a law void, but needs others to carry the ruling out',
    why: 'Ten years after the ruling on schools, little had changed in the South.',
  },
  {
    left: 'a boycott',
    right: 'it takes customers away from a business',
    why: 'It works if those who join it are important as customers.',
  },
  {
    left: 'a sit-in at a lunch counter',
    right: 'it breaks an unjust rule openly, and people accept arrest',
    why: 'Students did this from 1960 on.',
  },
  {
    left: 'a peaceful march in front of cameras',
    right: 'it shows the violence of those who attack it',
    why: 'The pictures from Birmingham went around the world.',
  },
  {
    left: 'federal officials who register voters',
    right: 'they get round local clerks who turn people away',
    why: 'The law of 1965 sent such officials to the South.',
  },
  {
    left: 'sanctions by other countries',
    right: 'they make racial rule costly for a government',
    why: 'They were one of the means that broke apartheid.',
  },
]

export const templates: Template[] = [
  {
    id: 'order-of-rights-events',
    skill: 'explain-segregation-end',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 6) }),
  },
  {
    id: 'means-and-effects',
    skill: 'explain-nonviolent-pressure',
    bloom: 'understand',
    make: (random) =>
      matchSome(random, MEANS, { stem: 'Match each means with what it does.', count: random.int(3, 4) }),
  },
]
