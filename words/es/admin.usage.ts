import { number, plural } from './language.ts'

export const loadingUsage = 'Cargando el uso y el coste'

export const oneModel = (model: string) => `${model} escribe y revisa lo que ha escrito.`
export const twoModels = (writer: string, checker: string) => `${writer} escribe y ${checker} revisa lo escrito.`

export const noModel = 'No hay ningún modelo de lenguaje conectado.'
export const howToConnect =
  'Los temas vienen solo de la biblioteca incluida y no cuestan nada. Para conectar un modelo, escribe su configuración en <code>.env</code>, junto al servidor, y vuelve a arrancarlo. Por ejemplo, con un proveedor:'
export const orYourOwn = 'O con un modelo en un equipo tuyo, detrás de cualquier servidor compatible con OpenAI:'
export const whereAllIs =
  'En <code>docs/models.md</code> está todo sobre la configuración, los precios, los presupuestos y lo que puede usar cada persona.'

export const periods = {
  today: { title: 'Hoy', progress: 'Hoy: gastado y reservado del presupuesto' },
  month: { title: 'Este mes', progress: 'Este mes: gastado y reservado del presupuesto' },
}
export const spentOf = (spent: string, limit: string) => `<spent>${spent}</spent><limit> de ${limit}</limit>`
export const spent = (calls: number, tokensIn: number, tokensOut: number) =>
  `${callsCounted(calls)}; ${tokens(tokensIn, tokensOut)}`
export const spentWithFailures = (calls: number, failures: number, tokensIn: number, tokensOut: number) =>
  `${callsCounted(calls)}, ${plural(failures, { one: '# fallida', other: '# fallidas' })}; ${tokens(tokensIn, tokensOut)}`
export const budgetSet =
  'No se hace ninguna llamada que pueda superar el presupuesto del día; el del mes es la suma de sus días.'
export const noBudget = 'No hay presupuesto. Define MODEL_BUDGET_USD para limitar lo que puede costar un día.'
export const underWay = (calls: number, reserved: string) =>
  plural(calls, {
    one: `Hay # llamada en curso; se reservan hasta ${reserved}.`,
    other: `Hay # llamadas en curso; se reservan hasta ${reserved}.`,
  })

export const lastDays = (days: number) => `Los últimos ${number(days)} días`
export const costOfCalls = (cost: string, calls: number) => `${cost} por ${callsCounted(calls)}.`
export const mostCostADay = (cost: string) => `${cost} al día`
export const mostCallsADay = (calls: number) => plural(calls, { one: '# llamada al día', other: '# llamadas al día' })
export const usageByDay = 'Uso por día'
export const dayTable = 'Las llamadas y su coste por día, primero lo más reciente'
export const day = 'Día'

export const tables = {
  byModel: { title: 'Por modelo', label: 'Uso por modelo', head: 'Modelo' },
  byPerson: { title: 'Por persona', label: 'Uso por persona', head: 'Persona' },
  byTopic: { title: 'Por tema', label: 'Uso por tema', head: 'Tema' },
  byOutcome: { title: 'Por resultado', label: 'Uso por resultado', head: 'Resultado' },
}
export const columns = {
  cost: 'Coste',
  calls: 'Llamadas',
  failed: 'Fallidas',
  tokensIn: 'Tokens de entrada',
  cached: 'En caché',
  tokensOut: 'Tokens de salida',
}
export const accountDeleted = 'Cuenta eliminada'
export const beforeTopic = 'Antes de crearse el tema'
export const topicDeleted = 'Tema eliminado'
export const dearest = (shown: number, all: number) => `Los ${number(shown)} de mayor coste, de ${number(all)}.`

export const outcomes = {
  ok: 'Respondida',
  running: 'En curso',
  rate_limited: 'Tuvo que esperar',
  unavailable: 'Sin conexión',
  timeout: 'Tardó demasiado',
  refused: 'Rechazada',
  unreadable: 'Ilegible',
  misconfigured: 'Sin acceso o modelo desconocido',
  over_budget: 'Por encima del presupuesto',
  unsupported: 'Formato no admitido',
  cancelled: 'Cancelada',
  lost: 'Perdida al pararse su servidor',
}

const callsCounted = (calls: number) => plural(calls, { one: '# llamada', other: '# llamadas' })
const tokens = (tokensIn: number, tokensOut: number) =>
  `${plural(tokensIn, { one: '# token', other: '# tokens' })} de entrada, ${number(tokensOut)} de salida`
