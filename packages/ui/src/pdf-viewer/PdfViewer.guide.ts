import type { Guide } from '../guide/guide.types.ts';

export const pdfViewerGuide: Guide = {
  purpose:
    'Um PDF na página: uma rolagem de páginas, com tamanho, pesquisa, giro, impressão e cópia. Ocupa a altura que recebe.',
  notWhen: [
    'Para ver o PDF sobre a tela em que se está: use PdfDialog.',
    'Para dados que se filtram ou copiam: use ReportTable.',
  ],
  dos: [
    'Dê passwordHint quando o documento tem senha.',
    'Dê password só onde a página já sabe a senha: o arquivo baixado continua trancado.',
    'Dê outra key para outro documento.',
  ],
  donts: ['Não o ponha em uma caixa sem altura.'],
  keys: [
    ['Ctrl+F', 'pesquisa no documento'],
    ['Enter, Shift+Enter', 'na pesquisa, próximo e anterior'],
    ['Ctrl++, Ctrl+−', 'aumentam e diminuem'],
    ['Ctrl+0', 'ajusta à largura'],
    ['Ctrl+P', 'abre o documento em outra aba, onde se imprime'],
    ['↑, ↓', 'no número da página, anterior e próxima'],
    ['Esc', 'fecha a pesquisa'],
  ],
  frameHeight: 640,
};
