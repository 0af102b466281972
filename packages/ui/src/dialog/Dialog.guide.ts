import type { Guide } from '../guide/guide.types.ts';

export const dialogGuide: Guide = {
  purpose: 'Uma tarefa curta sobre a página, que precisa acabar antes de se voltar a ela.',
  notWhen: [
    'Para uma pergunta com dois botões: use Confirm.',
    'Para ver o detalhe de uma linha sem perder a lista: use Drawer.',
    'Para poucos campos ligados a um botão: use Popover.',
    'Para muitos passos: use WizardDialog.',
  ],
  dos: [
    'Escreva no título o que sai dali: “Novo prestador”.',
    'Ponha os atos em footer, o principal por último.',
    'Desligue isDismissable enquanto o trabalho corre.',
  ],
  donts: ['Não abra um diálogo para contar que deu certo: use Toast.'],
  keys: [
    ['Esc', 'fecha'],
    ['Tab', 'anda só dentro do diálogo'],
  ],
  frameHeight: 520,
  code:
    '<Dialog title="Novo prestador" isOpen={isOpen} onClose={close} footer={acts}>\n' +
    '  {fields}\n' +
    '</Dialog>',
};
