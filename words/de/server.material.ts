import { number } from './language.ts'

export const readerDown =
  'Dieser Server kann das Programm, das Dateien liest, nicht starten. Sag bitte der Person Bescheid, die ihn verwaltet.'
export const readerBusy = 'Der Server ist gerade mit dem Lesen von Dateien beschäftigt. Versuch es gleich noch einmal.'
export const reading = {
  scan: 'Dieses PDF besteht aus Bildern von Seiten und enthält keinen Text. Lass zuerst eine Texterkennung (OCR) darüberlaufen und lade das Ergebnis hoch.',
  password: 'Diese Datei ist mit einem Passwort geschützt. Speichere eine Kopie ohne Passwort und lade sie hoch.',
  broken:
    'Diese Datei ist beschädigt oder nicht das, was ihr Name sagt. Öffne sie auf deinem Gerät, speichere sie neu und lade die neue Kopie hoch.',
  empty: 'Sie enthält keinen Text. Wähle eine andere Datei oder füge den Text ein, den du lernen möchtest.',
  not_prose: 'Der Inhalt besteht aus Zahlen oder Symbolen statt aus Sätzen. Wähle einen Text, der etwas erklärt.',
  too_large: (megabytes: number) =>
    `Diese Datei ist zu groß. Dateien dieser Art dürfen bis zu ${number(megabytes)} MB groß sein. Lade einen Teil davon hoch oder füge den Text ein.`,
  too_long:
    'Der Text ist länger, als ein Thema sein kann. Lade ihn in Teilen hoch, zum Beispiel jeweils ein paar Kapitel.',
  too_slow: 'Das Lesen dieser Datei dauert zu lange. Lade einen Teil davon hoch oder füge den Text ein.',
  too_complex:
    'Das Lesen dieser Datei braucht mehr Speicher, als ein Text dieser Größe brauchen sollte. Lade einen Teil davon hoch oder füge den Text ein.',
  unknown_kind:
    'Diese Art von Datei können wir nicht lesen. Lade eine PDF-, Word- (.docx), EPUB-, HTML-, Markdown-, Untertitel- oder Textdatei hoch.',
  old_word: 'Das ist eine Word-Datei im alten Format (.doc). Speichere sie als .docx oder PDF und lade sie hoch.',
  no_article:
    'Auf dieser Seite gibt es keinen Artikel zu lesen. Vielleicht verlangt sie eine Anmeldung oder braucht Skripte. Öffne sie in deinem Browser und füge den Text ein.',
}
