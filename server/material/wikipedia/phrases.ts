import type { Language } from '#contract/languages.ts'

/** How people phrase that they want to learn something. `subjectsOf` repeatedly removes these phrases from a prompt. */
export type Phrases = {
  /** Phrases before the subject. */
  lead: RegExp[]
  /** A phrase followed by a verb: 'how to' in 'how to swim'. */
  doing: RegExp
  /** Verbs followed by a subject: 'play' in 'play the guitar'. */
  verbs: RegExp | null
  /** Phrases after the subject. */
  trail: RegExp[]
  /** Articles before the subject. */
  article: RegExp
  /** An aspect of a subject, such as 'the causes of'. It often has no separate article. */
  side: RegExp[]
  /** Words that say nothing about the subject. */
  empty: Set<string>
}

const set = (words: string) => new Set(words.split(' '))

const en: Phrases = {
  doing:
    /^(?:(?:how (?:do|can|should|could|would) (?:i|you|we|one|people) (?:learn (?:how )?to|start to|begin to)?|how to(?: learn to| start to)?|(?:learn(?:ing)?|teach me|show me|help me|explain) (?:how )?to|where (?:do|can|should) i learn to))\s+(?=\S)/i,
  verbs:
    /^(?:play|speak|use|make|do|cook|bake|draw|write|build|grow|brew|read|solve|understand|learn|study|get into|get started with|start(?: with)?|begin(?: with)?|master|improve|practi[sc]e|take care of|care for|keep|raise|perform)\s+(?=\S)/i,
  lead: [
    /^(?:please|hi|hello|hey|ok|so|well)\b[,!]?\s+/i,
    /^(?:can|could|would|will) (?:you|someone|anyone|somebody)(?: please)?\s+/i,
    /^(?:i|we)(?:['’]d| would)? (?:really )?(?:want|need|wish|like|love|have|plan|hope)(?:ed)?(?: to)?\s+/i,
    /^(?:i|we)['’]?(?:m| am|re| are) (?:interested in|curious about|studying|learning|trying to)\s+/i,
    /^(?:let['’]?s|let me)\s+/i,
    /^(?:teach|tell|show|help|give|explain)(?: to)? (?:me|us)?\s*(?:more |something |everything |all )?(?:about |with |on |how )?(?=\S)/i,
    /^(?:learn|study|understand|know|discover|explore|read|hear|find out|review|revise|get|talk)(?:ing)?(?: more| something| everything| all| better)?(?: (?:about|how to|to|on|into|of))?\s+(?=\S)/i,
    /^how (?:do|does|did|can|could|should|would|is|are|was|were)\s+(?=\S)/i,
    /^(?:what|who|where|when|why|which|whats|what['’]s|who['’]s)(?: exactly)?(?: (?:is|are|was|were|do|does|did|has|have|can|causes|caused|invented|discovered|wrote|makes))?\s+(?=\S)/i,
    /^(?:the |a |an |some )?(?:(?:very |short |brief |quick |simple |gentle |complete |basic )*(?:introduction|intro|guide|overview|crash course|course|class|basics?|fundamentals|essentials|principles|foundations|lessons?|tutorials?|summary|explanation|primer|beginners?['’]? guide|meaning|definition|concepts?|idea|101|facts)) (?:to|of|on|in|about|for|into|behind)\s+/i,
    /^(?:everything|anything|something|all|more|basic facts|facts)(?: there is to know)? about\s+/i,
    /^(?:about|on|regarding|concerning)\s+/i,
    /^(?:basic|beginner|beginners|elementary|introductory|intro(?:duction)? to)\s+(?=\S)/i,
    /^how\s+(?=\S)/i,
  ],
  trail: [
    /(?<![\s,])[\s,]+(?:for|as) (?:an? )?(?:absolute |complete |total |young |curious |busy )*(?:beginners?|dummies|kids?|children|starters?|students?|newbies|adults?|everyone|teenagers|amateurs|novices?|non-?\w+|my exam|school|an exam|the exam)$/i,
    /(?<![\s,])[\s,]+(?:101|basics?|fundamentals|essentials|explained|simply|tutorials?|courses?|lessons?|intro|introduction|overview|crash course|guide|please|thanks|online|quickly|fast|easily|today|from scratch|step by step|for free|in a nutshell|in simple (?:terms|words)|in (?:plain|simple) english|in depth|in detail|at home|work|works|worked|happens?|mean|means|like|actually|really|properly|well|eli5|all about|come from|about)$/i,
  ],
  article: /^(?:the|a|an|some|my|your|our)\s+(?=\S)/i,
  side: [
    /^(?:the )?(?:brief |short |early |modern |main |basic |different |major |important )*(?:history|causes?|types?|kinds?|importance|effects?|role|parts?|structure|uses?|benefits?|theory|rules?|art|science|anatomy|life|biography|origins?|rise|fall|end|start|beginning|story|techniques?|methods?|laws?|elements?|culture|geography|economy|physics|chemistry|biology|works?|discovery|invention|evolution|development|impact|consequences|properties|stages?|symptoms?|treatment|examples?|applications?|mathematics|meaning|philosophy|music|language|psychology) (?:of|in|behind|for)\s+(?=\S)/i,
    /['’]s? (?:history|life|biography|works?|theory|theorem|laws?|causes|effects|rules|culture|geography|structure|impact)$/i,
    /(?<!\s)\s+(?:history|rules|techniques|theory|methods|causes|effects|types|examples|facts|skills|programming|language|care|recipes?|exercises?|problems?|formulas?|principles|symptoms|meaning|biography)$/i,
    /(?<!\s)\s+(?:in|on|of|for|with|during|after|before|and|vs\.?|versus|or|from|at|without)\s[\s\S]+$/i,
  ],
  empty: set(
    'the a an of to in on for and or is are was were be do does did how what who why when where which with about at by from as i me my you it its this that these those can could should work works happen happens there between into their his her vs versus',
  ),
}

const es: Phrases = {
  doing:
    /^(?:(?:c[óo]mo (?:puedo |se puede )?aprend(?:er|o|e) a|c[óo]mo (?:puedo|se puede)|quiero aprender a|aprender a|aprende a|ens[ée][ñn]ame a))\s+(?=\S)/i,
  verbs:
    /^(?:tocar|hablar|usar|hacer|cocinar|hornear|dibujar|escribir|construir|cultivar|leer|resolver|entender|jugar(?: al?)?|preparar|practicar|dominar|cuidar)\s+(?=\S)/i,
  lead: [
    /^(?:por favor|hola|oye)\b[,!]?\s+/i,
    /^(?:me gustar[íi]a|quisiera|quiero|necesito|deseo|me interesa)\s+/i,
    /^(?:¿?puedes |¿?podr[íi]as )?(?:ens[ée][ñn]a(?:me|rme)|expl[íi]ca(?:me|rme)|d(?:i|eci)me|h[áa]bla(?:me|rme)|cu[ée]nta(?:me|rme)|ay[úu]da(?:me|rme))\s+(?:m[áa]s |algo |todo )?(?:sobre |de |del |acerca de |con |a entender )?/i,
    /^(?:aprender|estudiar|entender|comprender|saber|conocer|descubrir)(?: m[áa]s| algo| todo)?(?: (?:sobre|acerca de|de|del|a|con))?\s+(?=\S)/i,
    /^c[óo]mo (?:se )?(?:funcionan?|es|son|era|eran|hace|hacen|forman?|produce|producen|aprendo|aprender|surgi[óo]|empez[óo]|naci[óo])(?: (?:a|sobre|de))?\s+(?=\S)/i,
    /^(?:en )?(?:qu[ée]|qui[ée]n(?:es)?|cu[áa]l(?:es)?|cu[áa]ndo|d[óo]nde|por qu[ée]|para qu[ée])(?: (?:es|son|fue|fueron|era|eran|significa|significan|consiste|ocurri[óo]|est[áa]|hizo|caus[óo]|descubri[óo]|invent[óo]|escribi[óo]|sirven?|pas[óo] (?:en|con)))?\s+(?:en )?(?=\S)/i,
    /^(?:la |una |un |el |los |las |unos |unas )?(?:breve |peque[ñn]a |r[áa]pida |completa )?(?:introducci[óo]n|curso|gu[íi]a|fundamentos|conceptos b[áa]sicos|nociones(?: b[áa]sicas)?|principios|bases|lecci[óo]n|lecciones|resumen|clases?|concepto|definici[óo]n|significado)(?: b[áa]sic[oa])? (?:a|al|de|del|sobre|en|para)\s+(?=\S)/i,
    /^(?:lo b[áa]sico|todo|algo|m[áa]s) (?:sobre|de|del|acerca de|acerca del)\s+(?=\S)/i,
    /^(?:sobre|acerca de|acerca del)\s+(?=\S)/i,
    /^c[óo]mo\s+(?=\S)/i,
  ],
  trail: [
    /(?<![\s,])[\s,]+(?:para|de) (?:principiantes?|ni[ñn]os|dummies|novatos|todos|empezar|adultos|estudiantes|tontos|la escuela|mi examen)(?: absolutos)?$/i,
    /(?<![\s,])[\s,]+(?:desde cero|b[áa]sic[oa]s?|por favor|paso a paso|f[áa]cil(?:mente)?|explicad[oa]s?|en casa|gratis|r[áa]pido|resumen|de forma sencilla|sencill[oa])$/i,
  ],
  article: /^(?:el|la|los|las|un|una|unos|unas|lo)\s+(?=\S)/i,
  side: [
    /^(?:la |el |las |los )?(?:breve |gran )?(?:historia|causas?|tipos?|clases?|importancia|partes?|teor[íi]a|efectos?|reglas|estructura|usos?|beneficios|origen(?:es)?|vida|biograf[íi]a|obras?|ca[íi]da|inicio|fin|consecuencias|caracter[íi]sticas|etapas|leyes|propiedades|funci[óo]n(?:es)?|elementos|funcionamiento|arte|ciencia|ejemplos|s[íi]ntomas|cultura|geograf[íi]a|econom[íi]a) (?:de los|de las|de la|del|de|en)\s+(?=\S)/i,
    /(?<!\s)\s+(?:en|y|durante|contra|o|con|sin|seg[úu]n)\s[\s\S]+$/i,
  ],
  empty: set(
    'el la los las un una unos unas de del al a en y o que qué es son fue se por para con sobre cómo como su sus lo mi',
  ),
}

const de: Phrases = {
  doing: /^(?:wie (?:kann|lerne|lernt) (?:ich|man)|ich (?:m[öo]chte|will)|wie)\s+(?=\S+(?: \S+)? lernen$)/i,
  verbs: null,
  lead: [
    /^(?:bitte|hallo|hi)\b[,!]?\s+/i,
    /^ich (?:m[öo]chte|will|w[üu]rde|muss)(?: gerne?)?(?: mehr| etwas| alles)?(?: [üu]ber)?\s+/i,
    /^(?:kannst du |k[öo]nntest du )?(?:erkl[äa]re?|erz[äa]hle?|zeige?|bring)(?: mir| uns)(?: mal| bitte)?,?(?: etwas| mehr| alles)?(?: [üu]ber| von)?\s+/i,
    /^wie (?:funktionier(?:t|en)|lerne ich|lernt man|kann ich|kann man|macht man|geht|gehen|entsteh(?:t|en)|entstand(?:en)?|spielt man|backt man|ist|sind|war|wird)\s+(?=\S)/i,
    /^(?:was|wer|wo|wann|warum|wieso|weshalb|welche[rs]?)(?: genau)?(?: (?:ist|sind|war|waren|bedeutet|bedeuten|macht|geschah (?:bei|in)|passiert (?:bei|in)|versteht man unter|hat|haben))?\s+(?=\S)/i,
    /^(?:eine? |die |der |das )?(?:kurze |kleine |einfache )?(?:einf[üu]hrung|einstieg|grundlagen|grundkurs|kurs|[üu]berblick|leitfaden|grundz[üu]ge|basics|grundwissen|definition)(?: (?:in|der|des|von|vom|zu|zum|zur|[üu]ber|f[üu]r))?\s+(?=\S)/i,
    /^(?:alles|etwas|mehr|fakten) [üu]ber\s+/i,
    /^(?:[üu]ber|zum thema|thema)\s+(?=\S)/i,
  ],
  trail: [
    /(?<![\s,])[\s,]+f[üu]r (?:absolute |junge )?(?:anf[äa]nger|einsteiger|kinder|dummies|laien|sch[üu]ler|alle|die schule)$/i,
    /(?<![\s,])[\s,]+(?:lernen|verstehen|wissen|erfahren|einfach erkl[äa]rt|erkl[äa]rt|kurz erkl[äa]rt|grundlagen|basics|bitte|schritt f[üu]r schritt|von grund auf|leicht gemacht|kurs|funktioniert|funktionieren|entsteht|entstehen|ist|sind|zu hause)$/i,
  ],
  article: /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines)\s+(?=\S)/i,
  side: [
    /^(?:die |der |das )?(?:kurze |wichtigsten )?(?:geschichte|ursachen?|arten|bedeutung|theorie|regeln|aufbau|funktion|funktionsweise|folgen|entstehung|ursprung|leben|biografie|werke?|wirkung|teile|struktur|kunst|gesetze|eigenschaften|kultur|geografie|wirtschaft|anatomie|symptome|beispiele) (?:der|des|von|vom|zum|zur|f[üu]r|im|in)\s+(?:der |des |den )?(?=\S)/i,
    /(?<!\s)\s+(?:in|im|und|gegen|von|der|des|bei|f[üu]r|mit|oder)\s[\s\S]+$/i,
  ],
  empty: set(
    'der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur in im am an auf für über mit ist sind war was wie wer warum man ich es sich bei',
  ),
}

export const phrases: Record<Language, Phrases> = { en, es, de }
