import { number } from './language.ts'

export const lead = 'Wie du ein Thema bekommst, wie du liest und übst und was du tust, wenn etwas schiefgeht.'

export const answers = {
  prompt: {
    title: 'Einen Wunsch formulieren',
    what: (max: number) =>
      `Schreib in eigenen Worten, was du verstehen möchtest: <em>binäre Suche</em>, <em>wie Impfungen wirken</em>. Ein Wort genügt, ein Satz mit bis zu ${number(max)} Zeichen geht auch. Auf der <home>Startseite</home> kannst du außerdem das Niveau und die Dauer wählen; in die Leiste oben auf allen anderen Seiten kommt nur der Satz.`,
    needsAccount:
      'Dafür brauchst du ein Konto. Während du dich anmeldest, bleibt dein Wunsch gemerkt. Wenn es länger dauert, wähle <em>Im Hintergrund fortsetzen</em>: Sobald das Thema da ist, erscheint eine Meldung mit einem Link. Gibt es schon ein Thema, das fast genauso heißt, wirst du gefragt, ob dir das genügt.',
  },
  reading: {
    title: 'Eine Lektion lesen',
    text: 'Ein Thema ist eine nummerierte Liste von Lektionen, und bei jeder steht, warum sie dort kommt. In einer Lektion stellst du Größe und Abstände der Schrift ein, liest im Fokusmodus oder lässt dir vorlesen. Wähle Wörter aus, um sie zu markieren oder eine Notiz dazuzuschreiben. Du machst immer dort weiter, wo du aufgehört hast.',
  },
  quizzes: {
    title: 'Quizze, Hinweise und Beherrschung',
    text: 'Ein Quiz stellt eine Frage nach der anderen: Du antwortest und siehst dann, ob es richtig war und warum, bei jeder Antwortmöglichkeit. Ein Hinweis hilft, und dafür zählt die Antwort weniger. Was du falsch hattest, kommt noch einmal. Der Ring an einem Thema ist deine Beherrschung: wie wahrscheinlich du die nächste Frage dazu richtig beantwortest. Was du offline beantwortest, wartet auf deinem Gerät und wird später gesendet.',
  },
  review: {
    title: 'Wiederholen, üben und der Wissenscheck',
    text: 'Gelerntes verblasst. Beim <review>Wiederholen</review> wirst du danach gefragt, kurz bevor du es vergessen würdest, und siehst bei jeder Bewertung, wann es wiederkommt. <em>Gemischt üben</em> stellt dir bei einem Thema Fragen zu dem, was dir am schwersten fällt. <em>Was du schon kannst</em> findet mit wenigen Fragen heraus, welche Lektionen du überspringen kannst. Unter <skills>Deine Fähigkeiten</skills> siehst du alle und wie sicher sie sitzen.',
  },
  problems: {
    title: 'Programmieraufgaben',
    text: '<problems>Aufgaben</problems> löst du, indem du direkt auf der Seite ein Programm schreibst. <em>Ausführen</em> probiert es mit den Tests aus, die du siehst; <em>Abgeben</em> bewertet es auch mit verborgenen. Stimm für die Aufgaben ab, die dir gefallen. Du kannst eigene schreiben und sie veröffentlichen, sobald ihre Lösungen alle Tests bestehen.',
  },
  pathways: {
    title: 'Lernpfade',
    text: 'Ein <pathways>Lernpfad</pathways> führt durch mehrere Themen zu einem Ziel, als nummerierte Liste oder als Karte. Ein Thema, das du erstellst, kommt in einen Lernpfad seines Fachs oder beginnt einen eigenen.',
  },
  courses: {
    title: 'Eigene Kurse',
    text: 'Bring Themen, Lektionen und Quizze in die Reihenfolge, die dir passt: <courses>Deine Kurse</courses> sind privat, bis du einen über seinen Link teilst. Wer den Link hat, kann mitlesen und eine Kopie anlegen; von dem, was nur für dich ist, erscheint dort bloß der Titel. Beim Zusammenstellen wird alles gespeichert.',
  },
  changing: {
    title: 'Ein Thema ändern, teilen und löschen',
    text: 'Themen, die ein Sprachmodell für dich geschrieben hat, sind privat. Auf der Seite des Themas kannst du es öffentlich machen, über einen Link teilen, Lektionen und Fragen selbst bearbeiten, eine Lektion neu schreiben lassen und es löschen; Gelöschtes lässt sich einige Tage lang zurückholen.',
  },
  finding: {
    title: 'Finden, was es gibt',
    text: 'Die <search>Suche</search> findet Themen, Lektionen und Aufgaben und erstellt nichts. Unter <topics>Themen</topics> siehst du sie nach Fach und Niveau.',
  },
  keyboard: {
    title: 'Die Tastatur',
    text: 'Alles geht ohne Maus. Mit <kbd>Tab</kbd> und <kbd>Umschalt</kbd> <kbd>Tab</kbd> bewegst du dich, <kbd>Eingabe</kbd> öffnet oder sendet, <kbd>Esc</kbd> schließt, was offen ist. Das erste <kbd>Tab</kbd> auf einer Seite bietet an, zum Inhalt zu springen.',
    everywhere:
      '<kbd>Strg</kbd> <kbd>K</kbd> bringt dich überallhin, <kbd>/</kbd> zur Suche; <kbd>?</kbd> zeigt die Tasten der Seite und schaltet einzelne Tasten ab.',
    places:
      '<kbd>g</kbd> und ein Buchstabe: <kbd>h</kbd> Start, <kbd>t</kbd> Themen, <kbd>p</kbd> Lernpfade, <kbd>r</kbd> Wiederholen.',
    lesson:
      'In einer Lektion: <kbd>n</kbd> <kbd>p</kbd> weiter und zurück, <kbd>+</kbd> <kbd>-</kbd> Textgröße, <kbd>f</kbd> Fokus, <kbd>r</kbd> Vorlesen.',
    quiz: 'In einem Quiz: <kbd>1</kbd>–<kbd>9</kbd> wählen, <kbd>Eingabe</kbd> prüfen, <kbd>h</kbd> Hinweis. Beim Wiederholen: <kbd>Leertaste</kbd> zeigen, <kbd>1</kbd>–<kbd>4</kbd> bewerten, <kbd>u</kbd> rückgängig.',
    problem:
      'Im Editor einer Aufgabe: <kbd>Strg</kbd> <kbd>Eingabe</kbd> führt aus, <kbd>Strg</kbd> <kbd>Umschalt</kbd> <kbd>Eingabe</kbd> gibt ab; mit <kbd>Esc</kbd>, dann <kbd>Tab</kbd> verlässt du ihn.',
  },
  account: {
    title: 'Passwort, zweiter Faktor und Sitzungen',
    text: 'In <profile>deinem Profil</profile> änderst du dein Passwort, siehst, wo du angemeldet bist, und beendest das, und du schaltest einen zweiten Faktor ein: zusätzlich zum Passwort einen Code aus einer App auf deinem Telefon. Bewahre die Wiederherstellungscodes nicht auf dem Telefon auf. Wenn du dein Passwort vergessen hast, erfährst du auf der Anmeldeseite, wie du ein neues bekommst.',
  },
  data: {
    title: 'Deine Daten: mitnehmen und löschen',
    text: 'In deinem Profil bekommst du alles, was dir gehört, als eine Zip-Datei, Themen und Notizen auch als Markdown. Dort löschst du auch dein Konto mit allem, was dazugehört. <privacy>Was über dich gespeichert wird</privacy>',
  },
  subscription: {
    title: 'Das Abo',
    text: 'Lesen und Üben kosten nichts. Hat der Server ein Sprachmodell, ist auch eine bestimmte Zahl von Themen am Tag kostenlos; mit einem Abo sind es mehr. Ob es hier eins gibt, steht unter <pricing>Preise</pricing>. Du kündigst dort, wo du es abgeschlossen hast, und behältst alles, was du erstellt hast.',
  },
  wrong: {
    title: 'Wenn etwas nicht stimmt',
    text: 'Bricht die Verbindung ab, während ein Thema entsteht, geht nichts verloren: Die Seite verbindet sich von selbst neu und macht dort weiter, wo sie war, auch nach dem Neuladen. Ist eine Frage falsch, melde sie gleich nach deiner Antwort, eine Lektion an ihrem Ende. Du erfährst, was daraus geworden ist. Wegen allem anderen <contact>schreib uns</contact>.',
  },
}

export const library = {
  title: 'Was die Bibliothek enthält',
  withModel:
    'Diese Fächer sind eingebaut, und ihre Fragen sind vorab geprüft. Zu allem anderen schreibt das Sprachmodell dieses Servers ein Thema.',
  withoutModel: 'Dieser Server hat kein Sprachmodell. Diese Fächer kann er dir beibringen.',
}
