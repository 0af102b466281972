import type { Guide } from '../guide/guide.types.ts';

export const twoPanesGuide: Guide = {
  purpose:
    'Uma página de trabalho: a lista à esquerda, com os seus grupos, e à direita a coisa escolhida, com a sua pergunta, o que a explica e o ato.',
  notWhen: [
    'Para ver um detalhe e voltar: use Drawer.',
    'Para uma pergunta que para o trabalho: use Confirm.',
    'Para uma lista de que nada se decide: use ReportTable com Detalhes.',
  ],
  dos: [
    'Dê a cada linha um PaneDoor com a chave da sua coisa: a linha inteira abre, e a escolhida se vê.',
    'Dê a PaneThing a mesma chave de chosen: o foco vai ao seu título.',
    'Use CloseButton entre os atos: pergunta antes de perder o que foi digitado.',
  ],
  donts: ['Não abra uma janela sobre a coisa para decidir dela.', 'Não ponha mais de um ato principal.'],
  keys: [
    ['Enter', 'na linha, mostra a coisa'],
    ['Esc', 'fecha a coisa e volta à linha'],
  ],
  frameHeight: 560,
  code:
    '<TwoPanes label="Itens" list={list} chosen={item?.key ?? null} onClose={close}>\n' +
    '  {item && <PaneThing key={item.key} title={item.title} footer={acts}>{form}</PaneThing>}\n' +
    '</TwoPanes>',
};
