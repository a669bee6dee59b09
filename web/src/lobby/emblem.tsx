/** The emblem of a game; one that brings none has the open country that all of them stand in. */
import { STARTS } from "../games/start";
import { Scene } from "./emblems";

export function Emblem({ game }: { game: string }) {
  const Drawing = STARTS.get(game)?.Drawing ?? Scene;
  return (
    <svg
      viewBox="-26 10 212 106"
      className="emblem"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <Drawing />
    </svg>
  );
}
