import type { Guide } from '../guide/guide.types.ts';

export const buttonGuide: Guide = {
  purpose: 'Executa um ato na tela: buscar, gravar, exportar, excluir.',
  notWhen: [
    'Para ir a outro endereço: use LinkButton, que abre em nova aba.',
    'Para um ato que só tem ícone: use IconButton, que traz o nome e a dica.',
  ],
  dos: [
    'Comece pelo verbo: “Salvar”, “Exportar CSV”, “Excluir plano”.',
    'Deixe um único botão primário por tela, o do ato principal.',
    'Ligue isPending enquanto o ato corre: a largura fica e o segundo toque não vale.',
  ],
  donts: [
    'Não escreva “OK” nem “Sim”: quem lê só o botão precisa saber o que vai acontecer.',
    'Não use o tom danger para o que se pode desfazer.',
  ],
  keys: [['Enter, Espaço', 'acionam o botão']],
};
