import type { Guide } from '../guide/guide.types.ts';

export const pdfDialogGuide: Guide = {
  purpose: 'Um PDF em um diálogo sobre a página: boleto, demonstrativo, guia.',
  notWhen: ['Para uma tela que é o próprio documento: use PdfViewer.'],
  dos: ['Escreva no título qual documento é e de quando.'],
  donts: ['Não o abra sem que a pessoa tenha pedido.'],
  keys: [
    ['Ctrl+F', 'pesquisa no documento'],
    ['Ctrl++, Ctrl+−', 'aumentam e diminuem'],
    ['Ctrl+P', 'abre o documento em outra aba, onde se imprime'],
    ['Esc', 'fecha'],
  ],
  frameHeight: 640,
};
