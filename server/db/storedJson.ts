import { z } from 'zod'

/** What a column holds as JSON, by the schema it was written with. */
export const storedJson = <T extends z.ZodType>(schema: T, text: string): z.output<T> => schema.parse(JSON.parse(text))

const Texts = z.array(z.string())
/** The same of a list of texts, which most of them are. */
export const storedTexts = (text: string) => storedJson(Texts, text)
