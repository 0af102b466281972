import type { Guide } from '../guide/guide.types.ts';

export const uploadQueueGuide: Guide = {
  purpose:
    'O lugar de vários arquivos: cada um é conferido, enviado com o seu progresso e pode ser cancelado, repetido, tirado e trazido de volta.',
  notWhen: ['Para um só arquivo que o sistema lê: use UploadZone.'],
  dos: ['Dê maxBytes e maxFiles: os limites aparecem escritos antes do envio.'],
  donts: [
    'Não envie muitos lado a lado: dois bastam, e o resto espera a vez.',
    'Não chame de excluir o que só sai da lista: um arquivo recebido continua recebido.',
  ],
  keys: [
    ['Enter, Espaço', 'em “Escolher arquivos”, abrem a escolha'],
    ['Ctrl+V', 'cola os arquivos copiados'],
  ],
};
