import type { Guide } from '../guide/guide.types.ts';

export const fieldRowGuide: Guide = {
  purpose: 'Põe campos e o seu botão na mesma linha, sem que nada desça quando um campo mostra o seu erro.',
  notWhen: ['Para um formulário de muitos campos: use Form com Fieldset, um campo sob o outro.'],
  dos: [
    'Ponha o botão por último.',
    'Ligue isSentence ao lado de um título: os rótulos ficam antes dos campos.',
  ],
  donts: ['Não deixe logo abaixo da linha um texto que o erro flutuante cobriria.'],
  keys: [],
  code:
    '<FieldRow>\n' +
    '  <TextField label="Matrícula" name="matricula" isTabular />\n' +
    '  <Button type="submit" tone="primary">\n' +
    '    Buscar\n' +
    '  </Button>\n' +
    '</FieldRow>',
};
