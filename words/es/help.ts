import { number } from './language.ts'

export const lead = 'Cómo pedir un tema, cómo leer, cómo practicar y qué hacer cuando algo va mal.'

export const answers = {
  prompt: {
    title: 'Escribir una petición',
    what: (max: number) =>
      `Di con tus propias palabras lo que quieres entender: <em>búsqueda binaria</em>, <em>cómo funcionan las vacunas</em>. Basta una palabra; también sirve una frase de hasta ${number(max)} caracteres. En la <home>página de inicio</home> puedes elegir además un nivel y cuánto debe durar; la barra que está arriba en las demás páginas solo admite la frase.`,
    needsAccount:
      'Para esto necesitas una cuenta. Tu petición se conserva mientras inicias sesión. Si tarda un rato, elige <em>Continuar en segundo plano</em>: cuando el tema esté listo, aparecerá un aviso con un enlace. Si ya hay un tema con un nombre parecido, se te pregunta si te sirve.',
  },
  reading: {
    title: 'Leer una lección',
    text: 'Un tema es una lista numerada de lecciones, cada una con el motivo por el que está ahí. En una lección puedes ajustar el tamaño y el espaciado del texto, leer en modo de concentración o escucharla en voz alta. Selecciona palabras para subrayarlas o escribir una nota junto a ellas. Al volver, sigues donde lo dejaste.',
  },
  quizzes: {
    title: 'Cuestionarios, pistas y dominio',
    text: 'Un cuestionario hace las preguntas de una en una: respondes y ves si has acertado y por qué, opción por opción. Una pista ayuda, pero hace que la respuesta cuente menos. Lo que fallaste vuelve a salir. El anillo de un tema es tu dominio: la probabilidad de que aciertes su próxima pregunta. Las respuestas que das sin conexión esperan en tu dispositivo y se envían más tarde.',
  },
  review: {
    title: 'Repaso, práctica y comprobar lo que sabes',
    text: 'Lo aprendido se va borrando. El <review>repaso</review> vuelve a preguntarlo poco antes de que se te olvide, y con cada calificación te muestra cuándo volverá. <em>Practicar este tema</em> te da una ronda variada de lo que más te cuesta. <em>Omitir lo que sabes</em> averigua con unas pocas preguntas qué lecciones puedes saltarte. <skills>Tus habilidades</skills> reúne todo lo que estás aprendiendo y muestra cuánto dominas cada habilidad.',
  },
  problems: {
    title: 'Problemas de programación',
    text: 'Los <problems>problemas</problems> se resuelven escribiendo un programa en la misma página. <em>Ejecutar</em> lo comprueba con las pruebas que ves; <em>Enviar</em> lo califica también con las ocultas. Vota por los que te gusten. Puedes escribir tus propios problemas y publicarlos cuando sus soluciones pasen todas las pruebas.',
  },
  pathways: {
    title: 'Rutas',
    text: 'Una <pathways>ruta</pathways> lleva por varios temas hasta una meta, como lista numerada o como mapa. Un tema que pides se suma a una ruta de su materia o empieza una tuya.',
  },
  courses: {
    title: 'Cursos propios',
    text: 'Pon temas, lecciones y cuestionarios en el orden que te convenga: <courses>tus cursos</courses> son privados hasta que compartes uno con su enlace. Quien tenga el enlace puede leerlo y hacer una copia; de tu contenido privado solo ve los títulos. Todo se guarda mientras lo ordenas.',
  },
  changing: {
    title: 'Cambiar, compartir y eliminar un tema',
    text: 'Los temas que un modelo de lenguaje escribió para ti son privados. En la página del tema puedes hacerlo público, compartirlo con un enlace, editar a mano sus lecciones y preguntas, pedir que se reescriba una lección o eliminarlo. Lo que elimines se puede recuperar durante algunos días.',
  },
  finding: {
    title: 'Encontrar lo que ya hay',
    text: 'La <search>búsqueda</search> encuentra temas, lecciones y problemas, y no crea nada. <topics>Temas</topics> muestra los temas por materia y nivel.',
  },
  keyboard: {
    title: 'El teclado',
    text: 'Todo funciona sin ratón. <kbd>Tab</kbd> y <kbd>Mayús</kbd> <kbd>Tab</kbd> te mueven por la página, <kbd>Intro</kbd> abre o envía, <kbd>Esc</kbd> cierra lo que está abierto. El primer <kbd>Tab</kbd> de una página ofrece saltar a su contenido.',
    everywhere:
      '<kbd>Ctrl</kbd> <kbd>K</kbd> lleva a cualquier sitio; <kbd>/</kbd>, a la búsqueda; <kbd>?</kbd> muestra los atajos de la página y permite desactivar los de una sola tecla.',
    places:
      '<kbd>g</kbd> y una letra: <kbd>h</kbd> inicio, <kbd>t</kbd> temas, <kbd>p</kbd> rutas, <kbd>r</kbd> repaso.',
    lesson:
      'En una lección: <kbd>n</kbd> <kbd>p</kbd> siguiente y anterior, <kbd>+</kbd> <kbd>-</kbd> tamaño del texto, <kbd>f</kbd> concentración, <kbd>r</kbd> leer en voz alta.',
    quiz: 'En un cuestionario: <kbd>1</kbd>–<kbd>9</kbd> elegir, <kbd>Intro</kbd> comprobar, <kbd>h</kbd> pedir una pista. En un repaso: <kbd>Espacio</kbd> mostrar, <kbd>1</kbd>–<kbd>4</kbd> calificar, <kbd>u</kbd> deshacer.',
    problem:
      'En el editor de un problema: <kbd>Ctrl</kbd> <kbd>Intro</kbd> ejecuta, <kbd>Ctrl</kbd> <kbd>Mayús</kbd> <kbd>Intro</kbd> envía; con <kbd>Esc</kbd> y luego <kbd>Tab</kbd> sales de él.',
  },
  account: {
    title: 'Contraseña, verificación en dos pasos y sesiones',
    text: 'En <profile>tu perfil</profile> cambias tu contraseña, ves dónde tienes sesiones abiertas y las cierras, y activas la verificación en dos pasos: un código de una aplicación de tu teléfono además de la contraseña. Guarda los códigos de recuperación en otro sitio que no sea el teléfono. Si has olvidado tu contraseña, la página de inicio de sesión dice cómo conseguir una nueva.',
  },
  data: {
    title: 'Tus datos: exportar y borrar',
    text: 'En tu perfil puedes descargar todo lo tuyo en un archivo zip, con los temas y las notas también en Markdown, y borrar tu cuenta con todo lo que le pertenece. <privacy>Qué se guarda sobre ti</privacy>',
  },
  subscription: {
    title: 'La suscripción',
    text: 'Leer y practicar es gratis. Donde el servidor tiene un modelo de lenguaje, también es gratis cierto número de temas al día; una suscripción lo aumenta. En <pricing>Precios</pricing> verás si puedes suscribirte aquí. La cancelas donde la compraste y conservas todo lo que has creado.',
  },
  wrong: {
    title: 'Cuando algo va mal',
    text: 'Si se corta la conexión mientras se crea un tema, no se pierde nada: la página se reconecta sola y sigue donde estaba, incluso si la vuelves a cargar. Si una pregunta está mal, dilo justo después de responder; si es una lección, al pie de ella. Sabrás en qué quedó. Para todo lo demás, <contact>escríbenos</contact>.',
  },
}

export const library = {
  title: 'Qué abarca la biblioteca',
  withModel:
    'Estas materias vienen incluidas y sus preguntas se comprobaron de antemano. Para todo lo demás, el modelo de lenguaje de este servidor escribe el tema.',
  withoutModel: 'Este servidor no tiene modelo de lenguaje, así que estas son las materias que puede enseñar.',
}
