// A bot in JavaScript: prefers to build, then to make offerings; otherwise anything.
//
//     obelisk arena city --bots "stdio:node examples/bots/first.js,random" --games 20

const readline = require("node:readline");

const LIKES = ["offer", "build", "move", "play"];

function any(list) {
  return list[Math.floor(Math.random() * list.length)];
}

// One of the legal texts. `question.view` holds what the seat can see.
function choose(question) {
  for (const verb of LIKES) {
    const liked = question.legal.filter((text) => text.split(" ")[0] === verb);
    if (liked.length && (verb === "offer" || verb === "build" || Math.random() < 0.5)) return any(liked);
  }
  return any(question.legal);
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  // A message with "events" only tells what happened; no answer is expected.
  if (message.legal) console.log(JSON.stringify({ ask: message.ask, action: choose(message) }));
});
