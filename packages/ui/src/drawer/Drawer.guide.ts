import type { Guide } from '../guide/guide.types.ts';

export const drawerGuide: Guide = {
  purpose:
    'Um painel à direita com o detalhe de algo que está atrás dele: a ficha de uma linha, um formulário, uma tabela.',
  notWhen: ['Para uma pergunta: use Confirm.', 'Para o que merece endereço próprio: faça uma tela.'],
  dos: ['Escolha o tamanho pelo conteúdo: pequeno para ler, médio para preencher, grande para tabela.'],
  donts: ['Não abra um painel sobre outro.'],
  keys: [
    ['Esc', 'fecha'],
    ['Tab', 'anda só dentro do painel'],
  ],
  frameHeight: 560,
  code:
    '<Drawer title={nome} isOpen={isOpen} onClose={close} footer={acts}>\n' + '  {record}\n' + '</Drawer>',
};
